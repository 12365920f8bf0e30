-- A browser that began a sign-up goes on with its own, whoever else began one for the same address.
alter table one_time_codes add column browser_hash text;
