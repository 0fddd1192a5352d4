/** What a member decides at once where a matter stands on the home page. */
import {
  DoneActs,
  ProposalActs,
  StandingActs,
} from '#web/features/board/arrangements/todo-acts.tsx';
import { DeclineAsk } from '#web/features/board/notices/decline-ask.tsx';
import type { MatterActs } from '#web/features/hours/todo/other-matter.tsx';

const Acts: MatterActs = ({ item, place, describedBy }) => {
  const row = { id: item.id, place, describedBy };
  switch (item.kind) {
    case 'proposal': {
      const { who, sequence } = item;
      if (sequence === null) return <StandingActs {...row} who={who} />;
      return <ProposalActs {...row} {...{ who, sequence }} />;
    }
    case 'done': {
      const { who, sequence, hours } = item;
      return <DoneActs {...row} {...{ who, sequence, hours }} />;
    }
    case 'asked':
      return <DeclineAsk {...row} />;
    default:
      return null;
  }
};

export default Acts;
