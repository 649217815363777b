import type { ReactNode } from "react";
import { Link } from "react-router";

interface PersonLinkProps {
  /** Absent if the personal data was deleted. */
  id: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The name of a person, which opens the person's page. It is high enough for a finger. */
export const PersonLink = ({
  id,
  className = "link inline-block min-h-7 content-center",
  children,
}: PersonLinkProps) =>
  id ? (
    <Link className={className} to={`/people/${id}`}>
      {children}
    </Link>
  ) : (
    children
  );
