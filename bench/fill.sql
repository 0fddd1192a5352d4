-- A portal in full use: so many banks, members and exchanges over the years since June 2019, the same at
-- every run. Written in bulk past the triggers that would write row by row; the run checks afterwards
-- that the books are what the triggers would have made them. The script runs as one session. The program
-- that runs it puts in :today and :hash, :banks, :members, :exchanges, :bigExchanges (those of bank 1)
-- and :others, how many members each bank has from the third on.

set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';
select setseed(0.42);

-- The holders of the hours funds, behind the people.
insert into person (id, name, surname, sex, pref_locale, access, kind, created_at)
overriding system value
select :members + n, '', 'Fondo ore', 'n', 'it', 'desk', 'fund', '2019-01-01'
from generate_series(1, :banks) n;

-- Bank 1 is the big one (10,000 members, and more exchanges than others), bank 2 the tiny one (ten and ten).
insert into bank (id, name, address, email, president, secretary, gdpr, founded_on, created_at,
                  fund_person_id, last_member_number, opened_with_all)
overriding system value
select n, 'Banca del Tempo ' || n, 'Via Roma ' || n, 'banca' || n || '@example.org', 'P', 'S', 'Privacy',
       '2019-01-01', '2019-01-01', :members + n, 10000, true
from generate_series(1, :banks) n;

insert into privacy_notice (bank_id, number, text, asks, saved_at)
select id, 1, gdpr, true, created_at from bank;

create temp table plan as
select n as person_id,
       case when n <= 10000 then 1 when n <= 10010 then 2 else 3 + (n - 10011) % (:banks - 2) end as bank_id,
       case when n <= 10000 then n - 1 when n <= 10010 then n - 10001 else (n - 10011) / (:banks - 2) end as place
from generate_series(1, :members) n;

analyze plan;

insert into person (id, email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                    email_verified_at, created_at)
overriding system value
select person_id, 'p' || person_id || '@example.org', :hash,
       (array['Anna','Marco','Giulia','Paolo','Sara','Luca','Elena','Davide','Chiara','Andrea','Francesca',
              'Matteo','Laura','Giorgio','Silvia','Stefano','Marta','Roberto','Paola','Nicola'])
         [1 + (random() * 19)::int],
       (array['Rossi','Bianchi','Ferrari','Russo','Colombo','Ricci','Marino','Greco','Bruno','Gallo','Conti',
              'De Luca','Mancini','Costa','Giordano','Rizzo','Lombardi','Moretti','Barbieri','Fontana',
              'Santoro','Mariani','Rinaldi','Caruso','Ferrara','Galli','Martini','Leone','Longo','Gentile'])
         [1 + (random() * 29)::int] || ' ' || chr(65 + (random() * 25)::int) || chr(97 + (random() * 25)::int),
       '333 ' || person_id, date '1935-01-01' + (random() * 25000)::int,
       (array['m','f','n'])[1 + (random() * 2)::int], 'it', '2019-01-01', '2019-01-01'
from plan;

insert into membership (person_id, bank_id, state, role, requested_at, decided_at,
                        folded_given_name, folded_name, number)
select person_id, bank_id, 'active', case when place = 0 then 'ADMIN' else 'USER' end,
       '2019-01-01', '2019-01-02', folded_given_name, folded_name, place + 1
from plan join person on person.id = person_id;

-- One in five has not answered yet.
insert into privacy_consent (bank_id, person_id, privacy_notice_id, way, agreed_at)
select plan.bank_id, person_id, privacy_notice.id, 'joining', '2019-01-02'
from plan join privacy_notice on privacy_notice.bank_id = plan.bank_id
where person_id % 5 <> 0;

-- Everybody has ticked one activity in ten.
insert into skill (person_id, activity_id, said_at, said_by)
select person_id, activity.id, '2026-01-01', person_id
from plan join activity on (person_id + activity.id) % 10 = 0;

-- Somebody is always signed in.
insert into session (id, person_id, remembered, created_at, expires_at)
select gen_random_uuid(), n, true, now(), now() + interval '30 days' from generate_series(1, least(30000, :members)) n;

insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                       decided_at)
select 1, n, 'approved', '2019-02-01', 1, '2019-02-02' from generate_series(3, 7) n;

-- Some exchange much and most a little: places near the beginning come up more often.
create temp table deal as
with drawn as (
  select n,
         case when n <= :bigExchanges then 1 when n <= :bigExchanges + 10 then 2
              else 3 + n % (:banks - 2) end as bank_id,
         random() as r1, random() as r2, random() as r3, random() as r4, random() as r5
  from generate_series(1, :exchanges) n
), sized as (
  select drawn.*, case bank_id when 1 then 10000 when 2 then 10 else :others end as members from drawn
), placed as (
  select *, floor(members * r1 * sqrt(r1))::int as giver,
         1 + floor((members - 1) * r2)::int as apart,
         -- One in twenty of the big bank's goes to a friend bank.
         case when bank_id = 1 and n % 20 = 0 then 3 + n / 20 % 5 else bank_id end as taker_bank_id
  from sized
)
select bank_id, giver, taker_bank_id,
       (giver + apart) % case when taker_bank_id = bank_id then members else :others end as taker,
       :today::date - floor(power(r3, 1.3) * (:today::date - date '2019-06-01'))::int as performed_on,
       30 * (1 + floor(r4 * 6))::int as minutes,
       case when r5 < case bank_id when 1 then 0.05 else 0.005 end then 'pending'
            when r5 < 0.07 then 'cancelled'
            when r5 < 0.08 then 'reversed'
            else 'confirmed' end as state,
       floor(r5 * 1000000)::int as mark
from placed;

analyze deal;

create temp table dropped as
select indexdef from pg_indexes
where schemaname = 'public' and tablename in ('exchange', 'transfer')
  and indexname not in (select conname from pg_constraint);
do $$ declare name text; begin
  for name in select indexname from pg_indexes
    where schemaname = 'public' and tablename in ('exchange', 'transfer')
      and indexname not in (select conname from pg_constraint)
  loop execute 'drop index ' || name; end loop;
end $$;

insert into exchange (id, creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                      performed_on, minutes, note, state, created_at, created_by, decided_at,
                      decided_by, reversed_at, reversed_by)
overriding system value
select row_number() over (order by performed_on, mark),
       giver.person_id, deal.bank_id, taker.person_id, deal.taker_bank_id,
       1 + mark % (select count(*) from activity),
       performed_on, minutes,
       (array['Lezione di tedesco','Torta per la festa','Passeggiata col cane','Aiuto col computer',
              'Spesa e farmacia','Riparazione della bicicletta','Compagnia','Taglio della siepe',
              'Trasloco di due mobili','Accompagnamento dal medico'])[1 + mark % 10] || ' ' || mark % 97,
       state, performed_on + time '20:00', giver.person_id,
       case when state <> 'pending' then performed_on + time '21:00' end,
       case when state <> 'pending' then taker.person_id end,
       case when state = 'reversed' then performed_on + time '22:00' end,
       case when state = 'reversed' then giver.person_id end
from deal
join plan giver on giver.bank_id = deal.bank_id and giver.place = deal.giver
join plan taker on taker.bank_id = deal.taker_bank_id and taker.place = deal.taker;

-- Every posting in its order, and after each what both accounts then had.
create temp table posting as
select row_number() over (order by performed_on, id, kind) as seq, *
from (
  select id, performed_on, 'confirmation' as kind, creditor_id as gainer,
         creditor_bank_id as gainer_bank_id, debtor_id as spender,
         debtor_bank_id as spender_bank_id, minutes
  from exchange where state in ('confirmed', 'reversed')
  union all
  select id, performed_on, 'reversal', debtor_id, debtor_bank_id, creditor_id, creditor_bank_id,
         minutes
  from exchange where state = 'reversed'
) posted;

analyze posting;

create temp table entry as
select seq, person_id, side,
       sum(minutes) over (partition by person_id order by seq rows unbounded preceding) as balance
from (
  select seq, gainer as person_id, 'to' as side, minutes from posting
  union all
  select seq, spender, 'from', -minutes from posting
) moved;

analyze entry;

insert into transfer (id, exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                      minutes, to_balance_minutes, from_balance_minutes, posted_at, posted_by)
overriding system value
select seq, posting.id, kind, gainer, gainer_bank_id, spender, spender_bank_id, minutes,
       gained.balance, spent.balance, performed_on + time '21:00', spender
from posting
join entry gained using (seq)
join entry spent using (seq)
where gained.side = 'to' and spent.side = 'from';

insert into account (person_id, bank_id, balance_minutes, given_minutes, received_minutes)
select plan.person_id, plan.bank_id, coalesce(given, 0) - coalesce(received, 0),
       coalesce(given, 0), coalesce(received, 0)
from plan
left join (select creditor_id as person_id, sum(minutes) as given from exchange
           where state = 'confirmed' group by 1) gave using (person_id)
left join (select debtor_id as person_id, sum(minutes) as received from exchange
           where state = 'confirmed' group by 1) got using (person_id);

insert into account (person_id, bank_id) select fund_person_id, id from bank;

do $$ declare definition text; begin
  for definition in select indexdef from dropped loop execute definition; end loop;
end $$;

select setval(pg_get_serial_sequence('bank', 'id'), :banks);
select setval(pg_get_serial_sequence('person', 'id'), :members + :banks);
select setval(pg_get_serial_sequence('exchange', 'id'), :exchanges);
select setval(pg_get_serial_sequence('transfer', 'id'), (select max(id) from transfer));
set session_replication_role = origin;
