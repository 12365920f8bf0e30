-- Functions with `security definer` see past the policies of their caller. They run as the system role, never as the owner of the tables.
grant create on schema public to vastus_system;
do $$
declare
  each record;
begin
  -- Those that this transaction made, but not those of an extension.
  for each in select oid::regprocedure as signature, prosecdef from pg_proc f
    where pronamespace = 'public'::regnamespace and xmin = pg_current_xact_id()::xid
    and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
  loop
    execute format('comment on function %s is %L', each.signature, 'Vastus');
    if each.prosecdef then
      execute format('alter function %s owner to vastus_system', each.signature);
    end if;
  end loop;
end $$;
revoke create on schema public from vastus_system;
