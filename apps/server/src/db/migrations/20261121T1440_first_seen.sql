-- When the clinic first opened an e-contact: the patient is told of it as a step on the way. For those opened before
-- this column, the last opening stands in.
alter table e_contacts add column clinic_first_seen_at timestamptz;
