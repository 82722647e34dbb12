-- Names that differ by nothing that one sees, or by letter case alone, are the same: keys without default-ignorable
-- characters, as `penNameKey` makes them. Of authors who have such names already the first one keeps it for good; the
-- others keep theirs, and their key, until they choose another.
WITH folded AS (
  SELECT "uid", btrim(regexp_replace(normalize(replace(replace(regexp_replace("pen_name_key",
    '[\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'), 'ß', 'ss'), 'ς', 'σ'), NFKC), '\s+', ' ', 'g')) AS "key"
  FROM "users"
  WHERE "pen_name_key" ~ '[^\u0001-\u007F]'
), first AS (
  SELECT DISTINCT ON ("key") "uid", "key" FROM folded WHERE "key" <> '' ORDER BY "key", "uid"
)
UPDATE "users" SET "pen_name_key" = first."key" FROM first
WHERE "users"."uid" = first."uid" AND "users"."pen_name_key" <> first."key"
  AND NOT EXISTS (SELECT FROM "users" AS other WHERE other."pen_name_key" = first."key" AND other."uid" <> first."uid");
