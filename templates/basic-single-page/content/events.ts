/*
 * YOUR EVENTS
 *
 * One event is four lines between { and }. To add one, copy a block from { to }, and paste it
 * where you want it. Order does not matter: the page sorts by date.
 *
 *   title    What it is called.
 *   place    Where it happens.
 *   starts   Year-month-day, a space, and the time on a 24-hour clock: "2027-09-10 20:30".
 *   picture  A file in content/images.
 *
 * Three more lines if you want them:
 *
 *   ends     The time it is over: "22:00". Calendars use it.
 *   text     A sentence below the title.
 *   link     An address with tickets or details: "https://…"
 */
import type { EventItem } from "../src/types.ts";

export const events: EventItem[] = [
  {
    title: "Row at dusk",
    place: "North dock",
    starts: "2027-09-10 18:15",
    picture: "event-rowing.svg",
  },
  {
    title: "Silent film, live piano",
    place: "Boathouse lawn",
    starts: "2027-09-10 20:30",
    picture: "event-film.svg",
  },
  {
    title: "Lantern walk",
    place: "From the old mill",
    starts: "2027-09-10 21:45",
    picture: "event-lanterns.svg",
  },
  {
    title: "Fold a paper boat",
    place: "Boathouse",
    starts: "2027-09-11 16:00",
    picture: "event-boats.svg",
  },
  {
    title: "Two cellos",
    place: "Floating stage",
    starts: "2027-09-11 19:00",
    picture: "event-cellos.svg",
  },
  {
    title: "Name ten stars",
    place: "Signal hill",
    starts: "2027-09-11 23:00",
    ends: "00:30",
    picture: "event-stars.svg",
  },
  {
    title: "The last swim",
    place: "East shore",
    starts: "2027-09-12 17:00",
    picture: "event-swim.svg",
  },
  {
    title: "The long supper",
    place: "Under the alders",
    starts: "2027-09-12 18:30",
    ends: "20:45",
    picture: "event-supper.svg",
  },
  {
    title: "Fire and goodbye",
    place: "East shore",
    starts: "2027-09-12 21:00",
    picture: "event-fire.svg",
  },
];
