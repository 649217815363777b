import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { findSidebarItem } from "./nav-items.ts";
import { NotFound } from "./not-found.tsx";
import { PageHeader } from "./page-header.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Screen } from "./screen.tsx";

/** Shown when a screen could not be loaded and there is no cached data. */
export function ScreenError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const item = findSidebarItem(pathname);
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const isList = item?.to === pathname;
  const title = isList ? item.name : "Couldn’t load";
  return (
    <Screen title={title} back={isList ? undefined : item}>
      <PageHeader title={title} hideTitleOnPhone />
      <RetryNotice title="This page couldn’t be loaded.">
        No data was lost. {error instanceof ApiError && "We’ll keep trying."}
      </RetryNotice>
    </Screen>
  );
}
