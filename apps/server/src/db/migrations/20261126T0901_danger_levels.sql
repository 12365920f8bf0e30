-- How soon somebody must act on a danger sign, and what made it count less. Until now only signs that nothing had lowered were kept.
alter table danger_signs
  add column level text not null default 'EMERGENCY_NOW' check (level in ('EMERGENCY_NOW', 'SAME_DAY', 'NOTICE')),
  -- what kind of context lowered it: denied, past, in care and so on; null where nothing did
  add column because text,
  -- the words that say so
  add column lowered_by text[] not null default '{}';
update danger_signs set level = 'SAME_DAY'
  where rule_id in ('DEHYDRATION', 'HOT_JOINT', 'KIDNEY_INFECTION', 'EAR_SPREAD', 'WOUND_INFECTION', 'BREAST_ABSCESS');
alter table danger_signs alter column level drop default, alter column lowered_by drop default;
