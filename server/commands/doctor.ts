/** `doctor`: everything that a portal rests on, looked at once, on one page. */
import { lookAtDatabases } from '#server/checkup/database.ts';
import type { Finding } from '#server/checkup/finding.ts';
import { lookAtBackups, lookAtData, lookAtSending } from '#server/checkup/folders.ts';
import { lookAtMail } from '#server/checkup/mail.ts';
import { lookAtPublicAddress } from '#server/checkup/public-address.ts';
import { doubtsAbout } from '#server/checkup/settings.ts';
import { unknownSettings } from '#server/config.ts';
import { createClock } from '#server/platform/clock.ts';
import { namesInFile } from '#server/platform/environment.ts';
import type { Command } from './command.ts';

const SIGNS: Record<Finding['state'], string> = { fine: 'ok', watch: 'look', broken: 'WRONG' };
const WIDTH = 5;

export const doctor: Command = {
  takes: [],
  does: 'looks at settings, folders, database, clock, mail and the public address',
  async run({ config, say }) {
    const clock = createClock(config.timeZone);
    const today = clock.today();
    const looks = [
      doubtsAbout(config, unknownSettings(namesInFile())),
      lookAtData(config),
      lookAtBackups(config, today),
      lookAtSending(config, { today, dayOf: clock.dayOf }),
      lookAtDatabases(config),
      lookAtMail(config),
      lookAtPublicAddress(config),
    ];
    const findings = (await Promise.all(looks)).flat();
    for (const { state, about, says } of findings) {
      say(`${SIGNS[state].padEnd(WIDTH)}  ${about}: ${says}`);
    }
    return findings.some(({ state }) => state === 'broken') ? 2 : 0;
  },
};
