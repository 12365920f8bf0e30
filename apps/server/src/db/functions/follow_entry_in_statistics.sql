-- Keeps beside an e-contact when the clinic first answered, who did, and how often it was opened again.
-- Called by: the trigger below, in the transaction of the change.
create function follow_entry_in_statistics() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.type in ('CLINIC_REOPENED', 'PATIENT_REOPENED') then
    update e_contacts set times_reopened = times_reopened + 1 where id = new.e_contact_id;
  else
    update e_contacts set first_answered_at = new.created_at, first_answered_profession = new.author_profession
      where id = new.e_contact_id and first_answered_at is null;
  end if;
  return null;
end $$;

create trigger timeline_entries_statistics after insert on timeline_entries for each row
  when (new.type in ('CLINIC_REOPENED', 'PATIENT_REOPENED')
    or (new.type in ('INQUIRY', 'REPLIED') and new.author_role = 'CLINIC'))
  execute function follow_entry_in_statistics();
