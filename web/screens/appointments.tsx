/** The pages of appointments (specification §22), fetched together: the list, and its two forms. */
import { useLocation, useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import ChangePlan from './appointments/change-plan.tsx';
import AppointmentList from './appointments/list.tsx';
import NewPlan from './appointments/new-plan.tsx';

/** /appointments, /appointments/:id, /appointments/new, /appointments/:id/edit */
export default function AppointmentsScreen() {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (pathname.endsWith('/edit')) return <ChangePlan />;
  if (pathname.replace(/\/$/, '') === paths.newPlan) return <NewPlan />;
  return <AppointmentList key={id} firstId={idIn(id)} />;
}
