-- The heads of the chains: only audit_append changes them.
revoke insert, update, delete on audit_heads from vastus_app;
