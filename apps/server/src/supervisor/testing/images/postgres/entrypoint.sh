set -e
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-host scram-sha-256 --auth-local trust
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl start -w -o '-c listen_addresses='
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl stop -w
fi
exec postgres -c listen_addresses='*'
