-- Extensions, and the two roles of the server. Neither of them owns a table.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Roles belong to the whole cluster: another database that is migrated at the same moment may create them too.
do $$
declare
  name text;
begin
  foreach name in array array['vastus_app', 'vastus_system'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls', name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if not pg_has_role(current_user, name, 'usage') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end
$$;

grant usage on schema public to vastus_app, vastus_system;
alter default privileges in schema public
  grant select, insert, update, delete on tables to vastus_app, vastus_system;
alter default privileges in schema public
  grant usage, select on sequences to vastus_app, vastus_system;
alter default privileges in schema public
  grant execute on functions to vastus_app, vastus_system;
