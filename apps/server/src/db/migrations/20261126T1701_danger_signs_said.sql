-- What the writer says of a danger sign that was shown: that the text does not mean it; or, of a call that was written down, that the
-- caller was told what to do. Neither takes anything from the sign.
alter table danger_signs
  add column not_meant boolean not null default false,
  add column said_to_caller boolean not null default false;
