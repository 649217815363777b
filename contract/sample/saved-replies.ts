import { agency } from "@agency/contract/agency";
import type { SavedReply } from "@agency/contract/offers/saved-reply-type";

/** May be empty. The desk fills in {firstName} and {ownerName}. */
export const savedReplies: readonly SavedReply[] = [
  {
    id: "questions",
    title: "Ask for details",
    text: `Hi {firstName},

Thanks for writing to us. Before we can quote a price, we have three questions:

1. What should the site do for you that nothing does today?
2. Which texts and photos do you already have?
3. When would you like it to be online?

A few lines are enough.

{ownerName}
${agency.name}`,
  },
  {
    id: "call",
    title: "Suggest a call",
    text: `Hi {firstName},

Thanks for writing to us. Your project is easiest to discuss on the phone, and 15 minutes are enough. Which two or three times this week suit you, and which number may we call? Ours is ${agency.phone}.

{ownerName}
${agency.name}`,
  },
  {
    id: "decline",
    title: "Decline",
    text: `Hi {firstName},

Thanks for thinking of us. We are not the right studio for this project, and we would rather say so today than keep you waiting. We wish you success with it.

{ownerName}
${agency.name}`,
  },
];
