-- Packages of the register: only the import changes them.
revoke insert, update, delete on medication_packages from vastus_app;
