-- Functions with `security definer` see past the policies of their caller. They run as the system role, never as the owner of the tables.
grant create on schema public to vastus_system;
do $$
declare
  each record;
begin
  for each in select oid::regprocedure as signature from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
  loop
    execute format('alter function %s owner to vastus_system', each.signature);
  end loop;
end $$;
revoke create on schema public from vastus_system;
