-- People, banks, memberships and what belongs to signing in.
-- Times are timestamptz, days are date; texts are held to the limits of contract/limits.ts.

create extension if not exists unaccent;

-- Folds a text for searching: no accents, no upper case. Immutable, so that it can be indexed.
create function fold(text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

create table bank (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  address text not null,
  email text not null,
  president text not null,
  secretary text not null,
  phone text not null default '',
  association text not null default '',
  vat text not null default '',
  web_url text not null default '',
  facebook_url text not null default '',
  gdpr text not null,
  founded_on date not null,
  created_at timestamptz not null,
  folded_name text not null generated always as (fold(name)) stored,
  constraint bank_name_length check (length(name) between 1 and 120),
  constraint bank_short_texts check (
    greatest(length(address), length(president), length(secretary), length(association),
             length(vat), length(web_url), length(facebook_url)) <= 200
  ),
  constraint bank_phone_length check (length(phone) <= 40),
  constraint bank_long_texts check (greatest(length(description), length(gdpr)) <= 20000),
  constraint bank_email_lower check (email = lower(email) and length(email) <= 254)
);
create unique index bank_name_once on bank (folded_name);

create table person (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text not null,
  name text not null,
  surname text not null,
  phone text not null,
  birth_date date not null,
  sex text not null,
  pref_locale text not null,
  -- The bank chosen at registration: becomes a request once the e-mail is verified.
  chosen_bank_id bigint references bank,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  full_name text not null generated always as (surname || ' ' || name) stored,
  -- Folding a name takes longer than reading it: what lists sort and search by is kept.
  folded_given_name text not null generated always as (fold(name)) stored,
  folded_name text not null generated always as (fold(surname || ' ' || name || ' ' || surname)) stored,
  constraint person_email_once unique (email),
  constraint person_email_lower check (email = lower(email) and length(email) <= 254),
  constraint person_name_length check (length(name) between 1 and 100),
  constraint person_surname_length check (length(surname) between 1 and 100),
  constraint person_phone_length check (length(phone) between 1 and 40),
  constraint person_sex_known check (sex in ('m', 'f', 'n')),
  constraint person_locale_known check (pref_locale in ('it', 'en', 'de')),
  constraint person_birth_date_sane check (birth_date >= '1900-01-01')
);
create index person_unverified_of_bank on person (chosen_bank_id) where email_verified_at is null;

-- A membership from the asking to its end; nothing is overwritten, a new one is a new row.
create table membership (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  bank_id bigint not null references bank,
  state text not null,
  role text not null default 'USER',
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references person,
  ended_at timestamptz,
  ended_by bigint references person,
  -- The person's names as they are, so that a bank's list of thousands opens on its first page.
  folded_given_name text not null,
  folded_name text not null,
  constraint membership_state_known
    check (state in ('requested', 'withdrawn', 'denied', 'active', 'ended')),
  constraint membership_role_known check (role in ('ADMIN', 'USER')),
  constraint membership_admin_is_active check (role = 'USER' or state in ('active', 'ended')),
  constraint membership_decided check ((state in ('denied', 'active', 'ended')) = (decided_at is not null)),
  constraint membership_ended check ((state in ('withdrawn', 'ended')) = (ended_at is not null))
);
-- One bank at a time: at most one open request or active membership a person.
create unique index membership_one_open on membership (person_id) where state in ('requested', 'active');
create index membership_of_bank on membership (bank_id, state, person_id);
create index membership_by_given_name on membership (bank_id, state, folded_given_name, person_id);
create index membership_by_name on membership (bank_id, state, folded_name, person_id);

create function take_names() returns trigger language plpgsql as $$
begin
  select person.folded_given_name, person.folded_name
    into new.folded_given_name, new.folded_name
    from person where person.id = new.person_id;
  return new;
end $$;
create trigger membership_takes_names before insert on membership
  for each row execute function take_names();

create function pass_names_on() returns trigger language plpgsql as $$
begin
  update membership
    set folded_given_name = new.folded_given_name, folded_name = new.folded_name
    where person_id = new.id;
  return null;
end $$;
create trigger person_passes_names_on after update of name, surname on person
  for each row execute function pass_names_on();

create table bank_application (
  id bigint generated always as identity primary key,
  applicant_id bigint not null references person,
  name text not null,
  description text not null default '',
  address text not null,
  email text not null,
  president text not null,
  secretary text not null,
  phone text not null default '',
  association text not null default '',
  vat text not null default '',
  web_url text not null default '',
  facebook_url text not null default '',
  gdpr text not null,
  founded_on date not null,
  state text not null default 'open',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references person,
  bank_id bigint references bank,
  constraint bank_application_state_known check (state in ('open', 'approved', 'denied', 'withdrawn')),
  constraint bank_application_name_length check (length(name) between 1 and 120),
  constraint bank_application_short_texts check (
    greatest(length(address), length(president), length(secretary), length(association),
             length(vat), length(web_url), length(facebook_url)) <= 200
  ),
  constraint bank_application_phone_length check (length(phone) <= 40),
  constraint bank_application_long_texts check (greatest(length(description), length(gdpr)) <= 20000),
  constraint bank_application_email_lower check (email = lower(email) and length(email) <= 254),
  constraint bank_application_decided check ((state = 'open') = (decided_at is null)),
  constraint bank_application_made_bank check ((state = 'approved') = (bank_id is not null))
);
create unique index bank_application_one_open on bank_application (applicant_id) where state = 'open';

-- Two banks whose members may exchange. Requested by one, decided by the other.
create table bank_link (
  id bigint generated always as identity primary key,
  requester_bank_id bigint not null references bank,
  required_bank_id bigint not null references bank,
  state text not null,
  requested_at timestamptz not null,
  requested_by bigint not null references person,
  decided_at timestamptz,
  decided_by bigint references person,
  ended_at timestamptz,
  ended_by bigint references person,
  constraint bank_link_two_banks check (requester_bank_id <> required_bank_id),
  constraint bank_link_state_known
    check (state in ('requested', 'withdrawn', 'rejected', 'approved', 'removed')),
  constraint bank_link_decided check ((state in ('rejected', 'approved', 'removed')) = (decided_at is not null)),
  constraint bank_link_ended check ((state in ('withdrawn', 'removed')) = (ended_at is not null))
);
-- One open link between two banks, whichever of them asked.
create unique index bank_link_one_open on bank_link
  (least(requester_bank_id, required_bank_id), greatest(requester_bank_id, required_bank_id))
  where state in ('requested', 'approved');
create index bank_link_by_requester on bank_link (requester_bank_id, state);
create index bank_link_by_required on bank_link (required_bank_id, state);

create table session (
  id uuid primary key,
  person_id bigint not null references person on delete cascade,
  remembered boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_person on session (person_id) where ended_at is null;
create index session_expired on session (expires_at);

-- Links sent by mail. Only a hash is kept; a reset works once, a verification as long as it lives.
create table mail_token (
  id uuid primary key,
  person_id bigint not null references person on delete cascade,
  purpose text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint mail_token_hash_once unique (token_hash),
  constraint mail_token_purpose_known check (purpose in ('verify-email', 'reset-password'))
);
create index mail_token_of_person on mail_token (person_id, purpose, created_at desc);

create table photo (
  id bigint generated always as identity primary key,
  person_id bigint unique references person on delete cascade,
  bank_id bigint unique references bank,
  jpeg bytea not null,
  updated_at timestamptz not null,
  constraint photo_of_one check (num_nonnulls(person_id, bank_id) = 1),
  constraint photo_size check (length(jpeg) <= 1048576)
);

-- Who did what, when, about whom. Rows only ever come.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  action text not null,
  person_id bigint,
  bank_id bigint,
  exchange_id bigint,
  detail jsonb not null default '{}',
  constraint audit_action_length check (length(action) between 1 and 60)
);
create index audit_of_person on audit (person_id, id desc) where person_id is not null;
create index audit_of_bank on audit (bank_id, id desc) where bank_id is not null;
create index audit_of_exchange on audit (exchange_id, id) where exchange_id is not null;

-- Who is where: the one place that says what a person's status is (never stored twice).
create view standing as
  select
    person.id as person_id,
    case
      when person.email_verified_at is null then 'not-verified'
      when membership.state = 'requested' or application.id is not null then 'pending'
      when membership.state = 'active' then 'normal'
      else 'new'
    end as status,
    case when membership.state = 'active' then membership.role else 'USER' end as role,
    case when membership.state = 'active' then membership.bank_id end as bank_id,
    case when membership.state = 'requested' then membership.bank_id end as requested_bank_id
  from person
  left join membership
    on membership.person_id = person.id and membership.state in ('requested', 'active')
  left join bank_application application
    on application.applicant_id = person.id and application.state = 'open';
