CREATE TABLE "story_followers" (
	"story_id" uuid NOT NULL,
	"reader_id" text NOT NULL,
	"following" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"followed_at" timestamp (3) with time zone,
	CONSTRAINT "story_followers_story_id_reader_id_pk" PRIMARY KEY("story_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "desk_acts" DROP CONSTRAINT "desk_acts_outcome";--> statement-breakpoint
ALTER TABLE "story_followers" ADD CONSTRAINT "story_followers_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_acts" ADD CONSTRAINT "desk_acts_outcome" CHECK ("desk_acts"."outcome" in ('started', 'done', 'refused'));