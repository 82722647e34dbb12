CREATE TABLE "help_ratings" (
	"article" text NOT NULL,
	"reader" text NOT NULL,
	"helpful" boolean NOT NULL,
	"comment" text NOT NULL,
	"language" text NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_ratings_article_reader_pk" PRIMARY KEY("article","reader")
);
--> statement-breakpoint
CREATE TABLE "help_reads" (
	"day" date NOT NULL,
	"article" text NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "help_reads_day_article_reader_pk" PRIMARY KEY("day","article","reader")
);
--> statement-breakpoint
CREATE INDEX "help_ratings_rated_at" ON "help_ratings" USING btree ("rated_at");