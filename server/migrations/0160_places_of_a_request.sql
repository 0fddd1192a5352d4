-- How many people a request is for (specification §51): a body looks for up to thirty, everybody else for one.
alter table notice
  add column places integer not null default 1,
  add constraint notice_places_range check (places between 1 and 30),
  add constraint notice_places_of_request check (places = 1 or kind = 'request');

-- Each accepted answer takes a place; one whose every appointment was called off gives it back.
create function places_taken(of_notice bigint) returns integer language sql stable as $$
  select count(*)::integer from notice_answer answer
  where answer.notice_id = of_notice and answer.state = 'accepted'
    and coalesce(
      (select bool_or(state <> 'dropped') from arrangement where answer_id = answer.id), true)
$$;
