-- The server's own role: it reads and writes rows and changes no table. Run in the database of the service by
-- the role that owns the tables and may make roles, before the first start or at any time after it:
--   psql "$MIGRATION_DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/roles.sql
--   psql "$MIGRATION_DATABASE_URL" -c '\password sait_server'
-- Then DATABASE_URL names sait_server. Run again after an update, it takes back what a new table gave too much.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sait_server') THEN
    CREATE ROLE sait_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO sait_server', current_database());
END
$$;

-- Until PostgreSQL 15 everybody could make tables there.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO sait_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO sait_server;
-- Tables that a later migration makes.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sait_server;

-- What administrators did is written and read, and never changed; of the migrations the server only reads.
DO $$
BEGIN
  IF to_regclass('public.audit_log') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON public.audit_log FROM sait_server;
  END IF;
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    REVOKE INSERT, UPDATE, DELETE ON public._prisma_migrations FROM sait_server;
  END IF;
END
$$;
