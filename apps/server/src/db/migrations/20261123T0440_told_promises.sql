-- Who comes back asks for the waits of which the clinic was told: few, among all that it waits with.
create index e_contact_promises_told on e_contact_promises (clinic_id)
  where ended_at is null and coalesce(late_told_at, soon_told_at) is not null;
