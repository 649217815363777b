# Source this file: $database is DATABASE_URL without its password, which goes where only this user can look.
# Arguments of a program are seen by everyone on the machine.
umask 077
database=${DATABASE_URL:?Set DATABASE_URL in the environment, never as an argument: arguments are seen by everyone on the machine}
if [[ $database =~ ^([a-z]+://[^:/@]*):([^@]*)@(.*)$ ]]; then
  database=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  PGPASSWORD=${BASH_REMATCH[2]//\\/\\\\}
  printf -v PGPASSWORD '%b' "${PGPASSWORD//%/\\x}"
  export PGPASSWORD
fi
