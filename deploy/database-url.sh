# Source this file: it sets $database to DATABASE_URL without the password, and exports the password as PGPASSWORD.
# All users of a machine can see the arguments of a program, so a password must not be one.
umask 077
database=${DATABASE_URL:?Set DATABASE_URL in the environment, not as an argument, because all users of the machine can see arguments}
if [[ $database =~ ^([a-z]+://[^:/@]*):([^@]*)@(.*)$ ]]; then
  database=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  PGPASSWORD=${BASH_REMATCH[2]//\\/\\\\}
  printf -v PGPASSWORD '%b' "${PGPASSWORD//%/\\x}"
  export PGPASSWORD
fi
