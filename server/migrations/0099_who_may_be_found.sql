-- How members reach a person, said once (specification §20): their notices and answers take it from here.
alter table person
  add column contact text not null default 'portal',
  -- What of their data those see whom they say yes to.
  add column gives_phone boolean not null default true,
  add column gives_email boolean not null default true,
  add constraint person_contact_known check (contact in ('portal', 'phone', 'desk'));

-- Whether the other members of that bank find them with all they can do. Null until they say: then with what
-- they offer on the board, which everybody there reads anyway.
alter table membership add column findable boolean;

-- The members that others find, by their first names.
create index membership_found on membership (bank_id, folded_given_name, person_id) include (findable)
  where state = 'active' and findable is distinct from false;

-- What everybody chose last: of getting in touch with their latest notice, of what they give with that or
-- a later answer.
update person
set contact = coalesce(latest.contact, person.contact), gives_phone = latest.gives_phone,
    gives_email = latest.gives_email
from (
  select person_id, (array_agg(contact order by said_at desc) filter (where contact is not null))[1] as contact,
         (array_agg(gives_phone order by said_at desc))[1] as gives_phone,
         (array_agg(gives_email order by said_at desc))[1] as gives_email
  from (
    select person_id, contact, gives_phone, gives_email, changed_at as said_at
    from notice where person_id = created_by
    union all
    select person_id, null, gives_phone, gives_email, created_at from notice_answer
  ) said
  group by person_id
) latest
where latest.person_id = person.id;
