import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Nowhere } from "./nowhere.tsx";
import { PageHead } from "./page-head.tsx";
import { Screen } from "./screen.tsx";

/** A screen that could not be loaded even once. */
export function ScreenError() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <Nowhere />;
  return (
    <Screen title="Not loaded" narrow>
      <PageHead title="Not loaded" top />
      <Notice
        tone="bad"
        title="This could not be loaded."
        action={
          <Button className="btn-s" busy={state === "loading"} onClick={() => revalidate()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. We try again by ourselves.
      </Notice>
    </Screen>
  );
}
