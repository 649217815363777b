/*
 * YOUR EVENTS
 *
 * Each event is a block between { and }. To add one, copy a block with its comma and paste it
 * anywhere in the list. The page sorts events by date.
 *
 *   title    The name of the event.
 *   place    Where it takes place.
 *   starts   Date and time on a 24-hour clock: "2027-09-10 20:30".
 *   picture  A file in content/images.
 *
 * Optional:
 *
 *   ends     The end time, for calendars: "22:00".
 *   text     A sentence below the title.
 *   link     A web page with tickets or details: "https://…"
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
