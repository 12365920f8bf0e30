create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Roles belong to the whole cluster: another database, migrating at this moment, may be creating them too.
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

-- Who acts, for row-level security. A setting that was used before on the connection reads '', not null;
-- both mean: nobody.
create function app_user_id() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

create function app_person_id() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.person_id', true), '')::bigint $$;

create function app_role() returns text language sql stable parallel safe as
$$ select nullif(current_setting('app.role', true), '') $$;

create function app_clinic_ids() returns bigint[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.clinic_ids', true), '')::bigint[], '{}') $$;
