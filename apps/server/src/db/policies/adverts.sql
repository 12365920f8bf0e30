-- Adverts below the list of a patient. They are public to patients; only the system changes them.
revoke insert, update, delete on adverts from vastus_app;

create policy adverts_read on adverts for select to vastus_app using ((select app_role()) = 'PRM_PATIENT');
