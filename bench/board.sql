-- 100,000 notices on the portal that `fill.sql` makes: one of each member, a fifth of them open, half
-- of those for friend banks too, a quarter requests. The big bank has 2,000 open ones, the tiny one 2.
insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact, gives_phone,
                    gives_email, when_text, place_text, needed_by, state, outcome, asks_again_on,
                    created_at, created_by, changed_at, closed_at)
select case when n % 4 = 0 then 'request' else 'offer' end, person_id, bank_id,
       1 + (n * 7) % (select count(*) from activity),
       (array['Lezione di tedesco','Torta per la festa','Passeggiata col cane','Aiuto col computer',
              'Spesa e farmacia','Riparazione della bicicletta','Compagnia','Taglio della siepe',
              'Trasloco di due mobili','Passaggio dal medico'])[1 + n % 10],
       'Di solito il pomeriggio', case when n % 2 = 0 then 'friends' else 'bank' end, 'portal', true,
       true, '', '', case when n % 8 = 0 then current_date + n % 30 end,
       case when n % 5 = 2 then 'open' when n % 5 = 1 then 'paused' else 'closed' end,
       case when n % 5 not in (1, 2) then 'met' end, current_date + 300,
       now() - n % 200 * interval '1 day', person_id, now(),
       case when n % 5 not in (1, 2) then now() end
from (
  select person_id, bank_id, (row_number() over (order by person_id) / 3 + person_id)::integer as n
  from membership where state = 'active'
) each_member;

vacuum analyze notice;
