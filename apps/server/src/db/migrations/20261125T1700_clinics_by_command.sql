-- open_for_all says whether new patients may write to the clinic, which then accepts or rejects them. That the clinic is
-- private is a fact of its own: a family clinic takes new patients, too.
alter table clinics add column is_private boolean not null default false;
-- Nobody begins a new e-contact with a deactivated clinic; what is there can be read and answered.
alter table clinics add column deactivated_at timestamptz;

set local role vastus_system;
update clinics set is_private = open_for_all where open_for_all;
reset role;

create policy e_contacts_of_active_clinic on e_contacts as restrictive for insert to vastus_app
  with check (exists (select 1 from clinics k where k.id = clinic_id and k.deactivated_at is null));

-- As before, but only private clinics are left out: being known to one is nobody's business.
create or replace function clinics_with_record_of(p_person_id bigint) returns table (clinic_id bigint, is_member boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select cp.clinic_id, bool_or(cp.clinic_member or cp.list_code is not null)
  from persons entered
  join persons known on known.personal_code = entered.personal_code and known.id <> entered.id and known.identity_verified
    and known.birth_date = entered.birth_date and search_key(known.first_name) = search_key(entered.first_name)
    and search_key(known.surname) = search_key(entered.surname)
  join clinic_patients cp on cp.person_id = known.id
  join clinics k on k.id = cp.clinic_id and not k.is_private
  where app_role() = 'PRM_PATIENT' and entered.id = p_person_id and not entered.identity_verified
    and exists (select from representations r where r.represented_person_id = entered.id and r.ended_at is null
      and r.representative_person_id = app_person_id())
  group by cp.clinic_id
$$;
