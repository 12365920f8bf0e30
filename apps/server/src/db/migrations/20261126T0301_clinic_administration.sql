-- Steps that a new clinic has finished of its set-up; null where nobody is led through it any more.
alter table clinics add column set_up_steps text[];

-- Who confirmed when that the board of the clinic agrees to a feature: {"translation": {"userId": 4, "at": "2026-11-26T08:00:00Z"}}
alter table clinics add column feature_consents jsonb not null default '{}';
