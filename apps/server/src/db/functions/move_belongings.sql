-- Gives every row that names one person (or account) to another, also in tables that are made later. Answers what was moved, so that
-- return_belongings can undo it. Where the other has such a row already, both cannot be one row: a place on a list and a right to
-- act are taken away and kept in the answer, anything else stays where it was. An account elsewhere that opened the former account
-- opens neither until it is undone.
-- Called by: join_accounts, join_patients.
create function move_belongings(p_owner regclass, p_from bigint, p_into bigint) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  holder record;
  item record;
  moved jsonb := '[]';
begin
  for holder in
    select c.conrelid::regclass as name, a.attname as owner,
      array(select k.attname from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
        where i.indrelid = c.conrelid and i.indisprimary) as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = p_owner
      -- What proves who uses an account stays with that account, and so does a copy that was made for it.
      and c.conrelid::regclass::text <> all ('{persons,users,sessions,one_time_codes,identity_attempts,authenticators,recovery_codes,passkeys,my_data_exports,account_joins}')
    order by c.conrelid::regclass::text, a.attname
  loop
    for item in execute format('select x.ctid as place, to_jsonb(x) as content from %s x where %I = $1', holder.name, holder.owner)
      using p_from
    loop
      if holder.name = 'external_identities'::regclass then
        delete from external_identities where ctid = item.place;
        moved := moved || jsonb_build_object('table', holder.name::text, 'removed', item.content);
        continue;
      end if;
      begin
        execute format('update %s set %I = $1 where ctid = $2', holder.name, holder.owner) using p_into, item.place;
        moved := moved || jsonb_build_object('table', holder.name::text, 'owner', holder.owner, 'key',
          (select jsonb_object_agg(key, case key when holder.owner then to_jsonb(p_into) else value end)
            from jsonb_each(item.content) where key = any (holder.key)));
      exception when unique_violation or check_violation then
        if holder.name::text in ('clinic_patients', 'representations') then
          execute format('delete from %s where ctid = $1', holder.name) using item.place;
          moved := moved || jsonb_build_object('table', holder.name::text, 'removed', item.content);
        end if;
      end;
    end loop;
  end loop;
  return moved;
end $$;

revoke execute on function move_belongings(regclass, bigint, bigint) from public, vastus_app;
