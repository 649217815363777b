/** The values are in saved-replies.ts. */
export interface SavedReply {
  id: string;
  /** In the desk's menu. */
  title: string;
  /** May contain the placeholders below. */
  text: string;
}

/** The desk fills these in, each in braces: {firstName} is the lead's, {ownerName} that of the owner who replies. */
export const replyPlaceholders = ["firstName", "ownerName"] as const;
