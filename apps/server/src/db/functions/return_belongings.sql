-- Undoes move_belongings. What was deleted since stays deleted, and what has come since stays where it came.
-- Called by: undo_account_join, undo_patient_join.
create function return_belongings(p_moved jsonb, p_from bigint, p_into bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  item jsonb;
begin
  for item in select value from jsonb_array_elements(p_moved)
  loop
    if item ? 'removed' then
      execute format('insert into %s select * from jsonb_populate_record(null::%s, $1) on conflict do nothing',
        (item ->> 'table')::regclass, (item ->> 'table')::regclass) using item -> 'removed';
    else
      execute format('update %s x set %I = $1 where %I = $2 and to_jsonb(x) @> $3', (item ->> 'table')::regclass, item ->> 'owner',
        item ->> 'owner') using p_into, p_from, item -> 'key';
    end if;
  end loop;
end $$;

revoke execute on function return_belongings(jsonb, bigint, bigint) from public, vastus_app;
