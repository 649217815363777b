-- Creates two roles: one owns and migrates the tables, the other can only read and write their rows.
-- psql -v database=agency -v owner=agency_owner -v service=agency -f roles.sql; you can run it again at any time.
select format('create role %I login', name) from unnest(array[:'owner', :'service']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role :"owner" nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 10;
alter role :"service" nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 60;
select format('create database %I owner %I', :'database', :'owner')
where not exists (select from pg_database where datname = :'database') \gexec
\connect :"database"
revoke all on database :"database" from public;
revoke all on schema public from public;
grant connect on database :"database" to :"service";
grant usage on schema public to :"service";
grant usage, create on schema public to :"owner";
alter default privileges for role :"owner" grant usage on schemas to :"service";
alter default privileges for role :"owner" grant select, insert, update, delete on tables to :"service";
alter default privileges for role :"owner" grant usage, select on sequences to :"service";
alter default privileges for role :"owner" grant execute on functions to :"service";
