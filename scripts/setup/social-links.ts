const networks: Readonly<Record<string, string>> = {
  "bsky.app": "Bluesky",
  "behance.net": "Behance",
  "dribbble.com": "Dribbble",
  "facebook.com": "Facebook",
  "github.com": "GitHub",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "tiktok.com": "TikTok",
  "x.com": "X",
  "youtube.com": "YouTube",
};

/** Adds the network's name to each URL. Current links keep their names. */
export function parseSocialLinks(
  answer: string,
  current: readonly { name: string; url: string }[],
): { name: string; url: string }[] {
  const urls = answer.split(/[\s,]+/).filter((url) => url !== "" && url !== "-");
  return urls.map((url) => {
    const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
    const currentName = current.find((link) => link.url === url)?.name;
    return { name: currentName ?? networks[host] ?? host, url };
  });
}
