-- A row of the audit trail that names several persons at once: object type 'persons', their ids with a space between. The chain's
-- hash covers it like any other object.

-- A list of ids is longer than a B-tree takes, and is found by each id.
drop index audit_entries_object;
create index audit_entries_object on audit_entries (object_type, object_id, clinic_id, seq) where object_type in ('eContact', 'file');
create index audit_entries_persons on audit_entries using gin (string_to_array(object_id, ' ')) with (fastupdate = off)
  where object_type = 'persons';

-- As before, and what names the caller among others.
create or replace function my_access_log(p_limit int)
returns table (
  at text, actor_user_id bigint, side text, action text, clinic_id bigint, clinic_name text, first_name text, surname text,
  profession text, e_contact_id bigint, e_contact_type text
)
language sql stable security definer set search_path = public, pg_temp as $$
  with own as (select e.id from e_contacts e
    where e.creator_person_id = app_person_id() and e.patient_person_id <> app_person_id()
      and not came_of_age(e.creator_person_id, e.patient_person_id, app_now())),
  found as (
    select a.* from audit_entries a where a.subject_person_id = app_person_id()
    union all
    select a.* from audit_entries a
      where a.object_type = 'persons' and string_to_array(a.object_id, ' ') @> array[app_person_id()::text]
    union all
    select a.* from own join audit_entries a on a.object_type = 'eContact' and a.object_id = own.id::text
    union all
    select a.* from own join files f on f.e_contact_id = own.id
      join audit_entries a on a.object_type = 'file' and a.object_id = f.id::text)
  select a.at, a.actor_user_id, case when a.role = 'PRM_DOCTOR' then 'STAFF' else 'REPRESENTATIVE' end, a.action, a.clinic_id,
    k.name, coalesce(m.first_name, p.first_name, ''), coalesce(m.surname, p.surname, ''), m.profession, e.id, e.e_contact_type
  from found a
  left join clinics k on k.id = a.clinic_id and a.role = 'PRM_DOCTOR'
  left join employees m on m.clinic_id = a.clinic_id and m.user_id = a.actor_user_id and a.role = 'PRM_DOCTOR'
  left join users u on u.id = a.actor_user_id
  left join persons p on p.id = u.person_id
  left join files f on f.id = case when a.object_type = 'file' then a.object_id::uuid end
  left join e_contacts e on e.creator_person_id = app_person_id()
    and (e.patient_person_id = e.creator_person_id or not came_of_age(e.creator_person_id, e.patient_person_id, app_now()))
    and e.id = case a.object_type when 'eContact' then a.object_id::bigint when 'file' then f.e_contact_id end
  where app_role() = 'PRM_PATIENT' and a.outcome = 'ALLOWED' and a.actor_user_id <> app_user_id()
    and (a.role = 'PRM_DOCTOR' or a.role = 'PRM_PATIENT' and a.object_type in ('eContact', 'file'))
  order by a.at desc, a.clinic_id, a.seq desc
  limit p_limit
$$;

-- Whom a code that staff looked up belongs to, for the audit trail alone: somebody whose code is proven, or whom the clinic knows.
create function subject_of_code(p_code text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' then return null; end if;
  return (select p.id from persons p where p.personal_code = p_code and (p.identity_verified or is_known_to_staff(p.id))
    order by p.identity_verified desc, p.id limit 1);
end $$;

grant create on schema public to vastus_system;
alter function subject_of_code(text) owner to vastus_system;
revoke create on schema public from vastus_system;
