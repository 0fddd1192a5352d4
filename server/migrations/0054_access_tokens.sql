-- Access tokens: what a member lets a program of theirs do at the portal.

-- `with_factor`: made by somebody with a second factor. It ends with the membership it was made in.
create table access_token (
  id bigint generated always as identity,
  person_id bigint not null references person on delete cascade,
  membership_id bigint not null references membership on delete cascade,
  token_hash bytea not null,
  name text not null,
  scopes text[] not null,
  with_factor boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_on date,
  constraint access_token_pkey primary key (id),
  constraint access_token_hash_key unique (token_hash),
  constraint access_token_name_length check (length(name) between 1 and 60),
  constraint access_token_scopes_known
    check (cardinality(scopes) > 0 and scopes <@ array['read', 'exchanges:write', 'desk:read'])
);
create index access_token_of_person on access_token (person_id);
create index access_token_of_membership on access_token (membership_id);
create index access_token_age on access_token (expires_at);
