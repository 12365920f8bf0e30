-- Gives everything of one patient of a clinic to another: the two are one person from then on. Whether they may be is decided before;
-- that no account and no proven code goes, and that both are patients of the clinic, is asked here again.
-- The one that stays takes over a code that only the other has; contacts of the other are not taken over.
-- Called by: the repository of joined patients.
create function join_patients(p_clinic_id bigint, p_stays_id bigint, p_goes_id bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stays persons;
  goes persons;
  state jsonb;
  log jsonb;
begin
  perform from persons p where p.id in (p_stays_id, p_goes_id) order by p.id for update;
  select * into strict stays from persons p where p.id = p_stays_id;
  select * into strict goes from persons p where p.id = p_goes_id;
  if not is_staff_of(p_clinic_id)
    or (select count(*) < 2 from clinic_patients cp where cp.clinic_id = p_clinic_id and cp.person_id in (p_stays_id, p_goes_id))
    or goes.identity_verified and goes.personal_code is not null or exists (select from users u where u.person_id = p_goes_id) then
    raise exception 'only staff of the clinic join its patients, and neither an account nor a proven code goes';
  end if;
  state := jsonb_build_object('goes', to_jsonb(goes), 'stays', to_jsonb(stays),
    'records', (select coalesce(jsonb_agg(p.id), '[]') from persons p where p.joined_person_id = p_goes_id),
    'waiting', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'version', e.version)), '[]') from e_contacts e
      where e.clinic_id = p_clinic_id and e.patient_person_id in (p_stays_id, p_goes_id) and e.acceptance_required));
  log := jsonb_build_object('merged', merge_double_rows(p_goes_id, p_stays_id));
  log := log || jsonb_build_object('rows', move_belongings('persons', p_goes_id, p_stays_id));
  update persons set joined_person_id = p_stays_id where joined_person_id = p_goes_id;
  update persons set joined_person_id = p_stays_id, personal_code = null, identity_verified = false, email = null, phone = null
    where id = p_goes_id;
  update persons set personal_code = coalesce(personal_code, goes.personal_code) where id = p_stays_id;
  state := state || jsonb_build_object('joined', (select to_jsonb(p) from persons p where p.id = p_stays_id));
  insert into patient_joins (clinic_id, kept_person_id, former_person_id, joined_by_user_id, joined_at, before, moved)
    values (p_clinic_id, p_stays_id, p_goes_id, app_user_id(), p_at, state, log);
  perform refresh_e_contact_row(e.id) from e_contacts e
    where p_stays_id in (e.patient_person_id, e.creator_person_id) order by e.clinic_id, e.id;
end $$;
