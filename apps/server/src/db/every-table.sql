-- The second wall. vastus_system (sign-in, jobs, the functions above) sees all rows. vastus_app sees the rows that the policies of a table
-- allow in the context of the transaction, and no rows of a table without a file in the folder of policies. A file of policies only
-- takes rights away.
do $$
declare
  each record;
begin
  for each in select oid::regclass as table_name, relname || '_system' as policy from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
  loop
    execute format('alter table %s enable row level security, force row level security', each.table_name);
    execute format('grant select, insert, update, delete on %s to vastus_app, vastus_system', each.table_name);
    execute format('create policy %I on %s to vastus_system using (true) with check (true)', each.policy, each.table_name);
  end loop;
end $$;
