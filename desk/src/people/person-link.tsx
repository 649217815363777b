import type { ReactNode } from "react";
import { Link } from "react-router";

interface PersonLinkProps {
  /** Absent if the personal data was deleted. */
  id: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The name of a person, which opens the person's page. */
export const PersonLink = ({ id, className = "link", children }: PersonLinkProps) =>
  id ? (
    <Link className={className} to={`/people/${id}`}>
      {children}
    </Link>
  ) : (
    children
  );
