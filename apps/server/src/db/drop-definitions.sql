-- First step of applying the definitions: drops every policy, and every function of the product with its triggers. The following files
-- make them again, so that a definition whose file was removed is gone. A comment marks the functions of the product; others stay.
do $$
declare
  each record;
begin
  for each in select polname, polrelid::regclass as table_name from pg_policy p
    join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace
  loop
    execute format('drop policy %I on %s', each.polname, each.table_name);
  end loop;
  for each in select tgname, tgrelid::regclass as table_name from pg_trigger t
    where obj_description(t.tgfoid, 'pg_proc') = 'Vastus' and not tgisinternal
  loop
    execute format('drop trigger %I on %s', each.tgname, each.table_name);
  end loop;
  for each in select oid::regprocedure as signature from pg_proc where pronamespace = 'public'::regnamespace
    and obj_description(oid, 'pg_proc') = 'Vastus'
  loop
    execute format('drop function %s', each.signature);
  end loop;
end $$;

-- Functions in SQL may name functions of a later file.
set local check_function_bodies = off;
