-- A word of a pen name that is Greek or Cyrillic and looks Latin is compared as the Latin word, as `asLatin` reads it. Of
-- authors who pass for each other already the one who has the key keeps it; the others keep theirs until they choose
-- another name.
WITH read AS (
  SELECT "uid", (
    SELECT string_agg(CASE WHEN capitals !~ other THEN normalize(capitals, NFC)
      WHEN small !~ other THEN normalize(small, NFC) ELSE word END, ' ' ORDER BY place)
    FROM unnest(string_to_array("pen_name_key", ' ')) WITH ORDINALITY AS words(word, place),
      LATERAL (SELECT
        translate(normalize(word, NFD), 'αβεζηικμνορτυχϝϳϻавеѕіјкмнорстухьѵүӏԍԝ', 'abezhikmnoptyxfjmabesijkmhopctyxbvyigw') AS capitals,
        translate(normalize(word, NFD), 'αγινορσυϳагеорсухѕіјѡѵүһҽӏԁԛԝ', 'ayivopoujareopcyxsijwvyheidqw') AS small,
        '[\u0370-\u052F\u1C80-\u1C8F\u1F00-\u1FFF\u2DE0-\u2DFF\uA640-\uA69F]' AS other) AS looks
  ) AS "key"
  FROM "users"
  WHERE "pen_name_key" ~ '[\u0370-\u052F]'
), first AS (
  SELECT DISTINCT ON ("key") "uid", "key" FROM read ORDER BY "key", "uid"
)
UPDATE "users" SET "pen_name_key" = first."key" FROM first
WHERE "users"."uid" = first."uid" AND "users"."pen_name_key" <> first."key"
  AND NOT EXISTS (SELECT FROM "users" AS other WHERE other."pen_name_key" = first."key" AND other."uid" <> first."uid");
