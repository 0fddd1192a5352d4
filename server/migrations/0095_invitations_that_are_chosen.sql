-- Whom a wave of invitations goes to: the people that the desk has chosen (specification §12).
create table invitation_chosen (
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  constraint invitation_chosen_pkey primary key (bank_id, person_id)
);
create index invitation_chosen_of_person on invitation_chosen (person_id);

-- A wave that is under way goes on as it was meant: to everybody who was never invited.
insert into invitation_chosen (bank_id, person_id)
select membership.bank_id, membership.person_id
from invitation_wave
join membership on membership.bank_id = invitation_wave.bank_id and membership.state = 'active'
join person on person.id = membership.person_id
  and person.access = 'desk' and person.email is not null
where invitation_wave.state in ('sending', 'paused')
  and not exists (
    select from invitation
    where invitation.bank_id = membership.bank_id and invitation.person_id = membership.person_id);
