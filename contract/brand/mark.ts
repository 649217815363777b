/** The logo: two mesas that form an M above a street. One color, readable from 16 px. */
export const markPath = "M0 14 3 0h5.5L12 10l3.5-10H21l3 14zM0 17h24v3H0z";
export const markViewBox = "0 0 24 20";
