-- Whether a danger sign was right, as staff say with one press: this is how the rules are measured where they are used.
alter table danger_signs
  add column is_right boolean,
  add column judged_by_user_id bigint references users on delete restrict,
  add column judged_at timestamptz,
  add check ((is_right is null) = (judged_by_user_id is null)),
  add check ((is_right is null) = (judged_at is null));
