import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { NotFound } from "./not-found.tsx";
import { PageHeader } from "./page-header.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Screen } from "./screen.tsx";

/** Shown when a screen could not be loaded and there is no cached data. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <Screen title="Couldn’t load" narrow>
      <PageHeader title="Couldn’t load" hideTitleOnPhone />
      <RetryNotice title="This page couldn’t be loaded.">
        No data was lost. {error instanceof ApiError && "We’ll keep trying."}
      </RetryNotice>
    </Screen>
  );
}
