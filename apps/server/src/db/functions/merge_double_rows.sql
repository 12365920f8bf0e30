-- Before everything of one person goes to another: where both have a place on the list of a clinic, or a right to act for (or by) the same
-- person, the row of the other takes over what only the first has. Answers the changed rows, so that split_double_rows can undo it.
-- Called by: join_accounts, join_patients.
create function merge_double_rows(p_from bigint, p_into bigint) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  places jsonb;
  rights jsonb;
begin
  with merged as (
    update clinic_patients kept set clinic_member = kept.clinic_member or given.clinic_member,
        list_code = coalesce(kept.list_code, given.list_code)
      from clinic_patients given join clinic_patients own on own.clinic_id = given.clinic_id
      where given.person_id = p_from and own.person_id = p_into
        and kept.clinic_id = own.clinic_id and kept.person_id = own.person_id
      returning jsonb_build_object('clinicId', own.clinic_id, 'member', own.clinic_member, 'list', own.list_code,
        'mergedMember', kept.clinic_member, 'mergedList', kept.list_code) as change)
  select coalesce(jsonb_agg(change), '[]') into places from merged;
  with merged as (
    update representations kept set entered_by_clinic_ids = kept.entered_by_clinic_ids || given.entered_by_clinic_ids
      from representations given join representations own on own.id <> given.id
        and (given.representative_person_id = p_from and own.representative_person_id = p_into
            and own.represented_person_id = given.represented_person_id
          or given.represented_person_id = p_from and own.represented_person_id = p_into
            and own.representative_person_id = given.representative_person_id)
      where given.ended_at is null and own.ended_at is null and kept.id = own.id
      returning jsonb_build_object('id', own.id, 'clinicIds', own.entered_by_clinic_ids,
        'mergedClinicIds', kept.entered_by_clinic_ids) as change)
  select coalesce(jsonb_agg(change), '[]') into rights from merged;
  return jsonb_build_object('places', places, 'rights', rights);
end $$;

revoke execute on function merge_double_rows(bigint, bigint) from public, vastus_app;
