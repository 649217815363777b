import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { Nowhere } from "./nowhere.tsx";
import { PageHead } from "./page-head.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Screen } from "./screen.tsx";

/** A screen that could not be loaded even once. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <Nowhere />;
  return (
    <Screen title="Not loaded" narrow>
      <PageHead title="Not loaded" top />
      <RetryNotice title="This could not be loaded.">
        Nothing is lost. We try again by ourselves.
      </RetryNotice>
    </Screen>
  );
}
