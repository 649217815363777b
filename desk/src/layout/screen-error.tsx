import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { NotFound } from "./not-found.tsx";
import { PageHeader } from "./page-header.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Screen } from "./screen.tsx";

/** A screen that could not be loaded even once. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <Screen title="Not loaded" narrow>
      <PageHeader title="Not loaded" top />
      <RetryNotice title="This could not be loaded.">
        Nothing is lost. We try again by ourselves.
      </RetryNotice>
    </Screen>
  );
}
